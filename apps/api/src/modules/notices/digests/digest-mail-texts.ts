import type { DigestKind } from "@emdia/contract/notices/notice.ts";
import type { DueTopic } from "../../pendencies/index.ts";
import type { DueBand } from "../../trainings/index.ts";

/** Texts of a digest. Placeholders: `{day}`, `{total}`, `{late}`, `{soon}`, `{subject}`, and for trainings `{count}`, `{name}`, `{when}`, `{free}`. */
export type DigestMailTexts = { readonly [T in DueTopic]: string } & {
  readonly title: string;
  readonly says: string;
  readonly sections: { readonly [K in DigestKind]: string };
  readonly line: string;
  /** Trainings near their end, and the next class of each. */
  readonly trainings: string;
  readonly bands: { readonly [B in DueBand]: string };
  readonly nextClass: string;
  readonly noClass: string;
  readonly action: string;
  readonly unsubscribe: string;
};
