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
  /** Whether documents of this type expire. */
  readonly expires: boolean;
};

export type Lacking = "document" | "date" | "month" | "register";

/** Content of a document, correct or flawed. Its drawing adds no checkable facts. */
export type Printed = {
  readonly kind: Kind;
  readonly worker: Person | null;
  readonly supplier: Party;
  readonly contractor: Party;
  readonly project: { readonly name: string; readonly contract: string };
  /** Reference month (`2026-10`) of a monthly document. */
  readonly month: string | null;
  readonly issueDate: IsoDay;
  readonly expiryDate: IsoDay | null;
  /** Other workers of the supplier. */
  readonly colleagues: readonly Person[];
  /** Seed of all decorative values. */
  readonly seed: number;
  readonly wrong: RefusalReason | null;
  /** The blank value if the fault is missing data. */
  readonly lacking: Lacking | null;
  /** The wrong place if that is the fault. */
  readonly elsewhere: Place | null;
  /** Text of a remark if no field can show the fault. */
  readonly finding: string | null;
};
