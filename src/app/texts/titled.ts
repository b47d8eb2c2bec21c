/**
 * Something with a title in the current language. The title is a getter, read at each use; a copy made by spreading
 * would keep the old language. Because this is a class, the compiler leaves the getter out of the type of such a copy,
 * so that the copy has no title.
 */
export declare abstract class Titled {
  abstract get title(): string;
}
