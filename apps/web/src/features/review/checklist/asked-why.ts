import { watched } from "../../../shared/watched.ts";

/** The question that is about to be answered with Não, and what is being written about it. */
export type AskedWhy = {
  readonly pendencyId: number;
  readonly checklistId: number;
  readonly text: string;
  readonly page: string;
  /** The suggestion that was taken, by its place. */
  readonly suggestion: number | null;
};

/** What is written outlives the tab that it is written in. */
export const askedWhy = watched<AskedWhy | null>(null);
