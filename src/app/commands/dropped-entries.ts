/** Entries of a drop; they have to be taken while the event lasts. */
export function droppedEntries(items: DataTransferItemList | undefined): readonly FileSystemEntry[] {
  return [...(items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? []);
}
