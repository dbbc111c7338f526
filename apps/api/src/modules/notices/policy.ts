import { type DigestKind, digestKinds, eventKinds, type NoticeKind } from "@emdia/contract/notices/notice.ts";
import { entriesHolding, type Scope } from "../../platform/access/scope.ts";
import { digestPermissions } from "../../platform/jobs/digest-permissions.ts";

/** Whether the person holds the key of a digest in any company, with the key to see pendencies. */
const receivesDigest = (scope: Pick<Scope, "entries">, kind: DigestKind): boolean =>
  entriesHolding({ entries: entriesHolding(scope, "see_pendency") }, digestPermissions[kind]).length > 0;

/** Kinds that a person can receive: every event, and the digests of the person's keys. */
export const kindsFor = (scope: Pick<Scope, "entries">): readonly NoticeKind[] => [
  ...eventKinds,
  ...digestKinds.filter((kind) => receivesDigest(scope, kind)),
];
