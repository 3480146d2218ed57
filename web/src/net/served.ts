/** Where this page came from: a table service, or a folder of files that answers nothing (`midtown site`). */
const told = (name: string) =>
  globalThis.document?.querySelector?.<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

/** Whether there is a table service to be asked. */
export const served = told("midtown-service") !== "none";

/** What tells this version of the page from every other. */
export const version = told("midtown-version");

/** The address of a file that lies beside the page. */
export function fileAddress(name: string): string {
  return served ? `/${name}` : `./${name}`;
}
