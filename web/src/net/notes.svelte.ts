/** What somebody writes down for themselves at a table: kept on the server, shown to nobody else. */
import { http } from "./http";
import { sentence } from "./refusals";

const PAUSE = 600;
const AGAIN = 5000;

export class Notes {
  text = $state("");
  trouble = $state("");
  /** What the server has; until it has said so nothing can be written, and nothing is written over. */
  #kept = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing = Promise.resolve();

  constructor(readonly table: string) {}

  /** Asks what was written before, if that is not known yet. */
  open(): void {
    if (!this.known) void this.#read();
  }

  get known(): boolean {
    return this.#kept !== null;
  }

  get saved(): boolean {
    return this.text === this.#kept;
  }

  changed(): void {
    this.#soon(() => this.save(), PAUSE);
  }

  /** One after the other, so that nothing old arrives last. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    return (this.#writing = this.#writing.then(() => this.#write()));
  }

  #soon(action: () => Promise<void>, pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void action(), pause);
  }

  async #read(): Promise<void> {
    try {
      const { text } = await http.get<{ text: string }>(`/tables/${this.table}/notes`);
      this.#kept = this.text = text;
      this.trouble = "";
    } catch (refusal) {
      this.trouble = sentence(refusal);
      this.#soon(() => this.#read(), AGAIN);
    }
  }

  async #write(): Promise<void> {
    const { text } = this;
    if (!this.known || this.saved) return;
    try {
      await http.put(`/tables/${this.table}/notes`, { text });
      this.#kept = text;
      this.trouble = "";
    } catch (refusal) {
      this.trouble = sentence(refusal);
      this.#soon(() => this.save(), AGAIN);
    }
  }
}
