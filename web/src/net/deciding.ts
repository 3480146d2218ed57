/** Decisions that are on their way: until they are stored the page is not loaded anew. */
const onTheirWay = new Set<Promise<unknown>>();

export function decides<T>(sent: Promise<T>): Promise<T> {
  onTheirWay.add(sent);
  const done = () => void onTheirWay.delete(sent);
  sent.then(done, done);
  return sent;
}

/** Done when every decision is stored, refused or taken back. */
export async function allStored(): Promise<void> {
  await Promise.allSettled(onTheirWay);
}
