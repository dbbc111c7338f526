import type { DigestKind } from "@emdia/contract/notices/notice.ts";
import type { DueTopic } from "../../pendencies/index.ts";

/** Texts of a digest. Placeholders: `{day}`, `{total}`, `{late}`, `{soon}`, `{subject}`. */
export type DigestMailTexts = { readonly [T in DueTopic]: string } & {
  readonly title: string;
  readonly says: string;
  readonly sections: { readonly [K in DigestKind]: string };
  readonly line: string;
  readonly action: string;
  readonly unsubscribe: string;
};
