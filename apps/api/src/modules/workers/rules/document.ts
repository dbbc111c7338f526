import { maskCpf } from "@emdia/contract/documents/cpf.ts";
import type { IdentityDocument, ShownDocument } from "@emdia/contract/workers/identity-document.ts";
import type { DocumentKind, ForeignDocumentType } from "@emdia/contract/workers/vocabulary.ts";

/** Identity document as stored, without masking. */
export type StoredDocument = {
  readonly documentKind: DocumentKind;
  readonly documentCountry: string;
  readonly documentType: ForeignDocumentType | null;
  readonly document: string;
};

const HOME = "BR";

/** The identity document of a request; undefined if it has none or two. */
export const documentFrom = ({ CPF, foreignDocument }: IdentityDocument): StoredDocument | undefined => {
  if (foreignDocument === null)
    return CPF === null ? undefined : { documentKind: "cpf", documentCountry: HOME, documentType: null, document: CPF };
  const { type, country, number } = foreignDocument;
  return CPF === null ? { documentKind: "foreign", documentCountry: country, documentType: type, document: number } : undefined;
};

export const isSameDocument = (one: StoredDocument, other: StoredDocument): boolean =>
  one.documentKind === other.documentKind && one.documentCountry === other.documentCountry && one.document === other.document;

const HIDDEN = "*";
const SHOWN_AT_THE_END = 2;

/** Shows enough digits to distinguish two people with the same name, but not the whole number. */
const masked = ({ documentKind, document }: StoredDocument): string =>
  documentKind === "cpf"
    ? `***.${document.slice(3, 6)}.${document.slice(6, 9)}-**`
    : HIDDEN.repeat(Math.max(0, document.length - SHOWN_AT_THE_END)) + document.slice(-SHOWN_AT_THE_END);

const whole = ({ documentKind, document }: StoredDocument): string => (documentKind === "cpf" ? maskCpf(document) : document);

export const showDocument = (stored: StoredDocument, mayKnow: boolean): ShownDocument => ({
  kind: stored.documentKind,
  country: stored.documentCountry,
  type: stored.documentType,
  number: mayKnow ? whole(stored) : masked(stored),
  isMasked: !mayKnow,
});
