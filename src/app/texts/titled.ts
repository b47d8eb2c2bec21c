/**
 * What has a title in the language of the moment, read anew at each use. A copy made by spreading would keep that of its own moment; of what is
 * declared as a class the compiler leaves accessors out of a copy, so that nobody gets at a title there.
 */
export declare abstract class Titled {
  abstract get title(): string;
}
