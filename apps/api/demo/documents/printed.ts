import type { DocumentCategory, RefusalReason } from "@emdia/contract/catalogue/vocabulary.ts";
import type { IsoDay } from "../../src/kernel/dates.ts";

export type Place = { readonly city: string; readonly state: string };
export type Party = Place & { readonly name: string; readonly cnpj: string };
export type Person = {
  readonly name: string;
  readonly document: string;
  readonly role: string;
  readonly admission: IsoDay;
  readonly salaryCents: number;
};
export type Kind = {
  readonly code: string | null;
  readonly title: string;
  readonly category: DocumentCategory;
  /** Whether documents of this type end. */
  readonly expires: boolean;
};

export type Lacking = "document" | "date" | "month" | "register";

/** What a document says, right or wrong: its drawing adds nothing that could be checked. */
export type Printed = {
  readonly kind: Kind;
  readonly worker: Person | null;
  readonly supplier: Party;
  readonly contractor: Party;
  readonly project: { readonly name: string; readonly contract: string };
  /** `2026-10`, of what is asked for every month. */
  readonly month: string | null;
  readonly issueDate: IsoDay;
  readonly expiryDate: IsoDay | null;
  /** Who works for the same supplier. */
  readonly colleagues: readonly Person[];
  /** From it comes everything that nobody asks about. */
  readonly seed: number;
  readonly wrong: RefusalReason | null;
  /** Which value is left blank, when that is what is wrong. */
  readonly lacking: Lacking | null;
  /** The place that it is of, when that is another one than it should be. */
  readonly elsewhere: Place | null;
  /** What a remark on it says, when nothing else on it would tell what is wrong. */
  readonly finding: string | null;
};
