/** The entries of a drop; they can only be read during the event. */
export function droppedEntries(items: DataTransferItemList | undefined): readonly FileSystemEntry[] {
  return [...(items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? []);
}
