/**
 * A table that is looked up by texts of a file. It inherits nothing, so `constructor`, `toString` and `__proto__` are not
 * in it unless a row says so.
 */
/*@__NO_SIDE_EFFECTS__*/
export const tableOf = <T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, rows);
