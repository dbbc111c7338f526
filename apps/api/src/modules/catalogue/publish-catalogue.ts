import { createHash } from "node:crypto";
import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { CatalogueContent } from "./content.ts";
import { changedAmong, type Head } from "./rules/changed.ts";
import { documentTypeHeads, riskActivityHeads, saveHeads } from "./store/heads.ts";
import { lastRelease, rememberRelease, saveFigures, saveTrainings, waitForTurn } from "./store/releases.ts";
import { insertDocumentTypeVersions } from "./store/write-document-types.ts";
import { insertRiskActivityVersions } from "./store/write-risk-activities.ts";

const hashOf = (content: unknown): string => createHash("sha256").update(JSON.stringify(content)).digest("hex");

type Item = { readonly id: number; readonly code: string; readonly name: string };
const hashed = <T extends Item>(items: readonly T[]) => items.map((content) => ({ content, hash: hashOf(content) }));
const versionOf = ({ id, version }: Head) => ({ ownerId: PLATFORM_OWNER, id, version });

/** Publishes the platform's catalogue of this release. Changed rows get a new version; the old versions remain. */
export const publishCatalogue = async (tx: Tx, content: CatalogueContent): Promise<"unchanged" | "published"> => {
  const hash = hashOf(content);
  if ((await lastRelease(tx)) === hash) return "unchanged";
  await waitForTurn(tx);
  if ((await lastRelease(tx)) === hash) return "unchanged"; // a concurrent start published it while this one waited for the lock

  const types = changedAmong(hashed(content.documentTypes), await documentTypeHeads(tx));
  await saveHeads(tx, "document_type", types);
  await insertDocumentTypeVersions(
    tx,
    types.changed.map(({ head, content: written }) => ({ reference: versionOf(head), content: written })),
  );
  await saveTrainings(tx, content.trainings);
  const activities = changedAmong(hashed(content.riskActivities), await riskActivityHeads(tx));
  await saveHeads(tx, "risk_activity", activities);
  await insertRiskActivityVersions(
    tx,
    activities.changed.map(({ head, content: written }) => ({ reference: versionOf(head), content: written })),
  );
  await saveFigures(tx, content.figures);
  await rememberRelease(tx, hash);
  return "published";
};
