/** The browser's answer within this many milliseconds; `otherwise` if it refuses, throws or does not answer in time. */
export async function within<T>(milliseconds: number, otherwise: T, ask: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      resolve(otherwise);
    }, milliseconds);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
