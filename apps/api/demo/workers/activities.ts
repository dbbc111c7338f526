import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import { riskActivitiesOf } from "../../src/modules/catalogue/index.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import { withCodes } from "../with-codes.ts";
import type { SeededWorker } from "./drawn-workers.ts";
import { risksOf } from "./roles.ts";

/** An inactive activity type. */
const past = { name: "Serviços gerais", status: "inactive", risks: [] } as const;

/** Activity types of each supplier: one per role with the platform's risks, and an inactive one. */
export const seedActivityTypes = async (tx: Tx, workers: readonly SeededWorker[]): Promise<void> => {
  const known = await riskActivitiesOf(tx, PLATFORM_OWNER);
  const kinds = [...Map.groupBy(workers, ({ providerId }) => providerId)].flatMap(([provider_id, staff]) => [
    ...[...new Set(staff.map(({ role }) => role))]
      .toSorted()
      .map((name) => ({ provider_id, name: name as string, status: "active" as const, risks: risksOf[name] })),
    { provider_id, ...past },
  ]);
  const types = await tx
    .insertInto("activity_type")
    .values(kinds.map(({ risks: _, ...kind }) => kind))
    .returning(["provider_id", "id", "name"])
    .execute();
  const idOf = (providerId: number, kind: string) =>
    types.find(({ provider_id, name }) => provider_id === providerId && name === kind)?.id ?? 0;
  const demanded = kinds.flatMap(({ provider_id, name, risks }) =>
    withCodes(known, risks).map((risk) => ({
      provider_id,
      activity_type_id: idOf(provider_id, name),
      activity_owner_id: risk.ownerId,
      activity_id: risk.id,
    })),
  );
  await tx.insertInto("activity_type_risk").values(demanded).execute();
  const done = workers.map(({ providerId, id, role }) => ({
    provider_id: providerId,
    worker_id: id,
    activity_type_id: idOf(providerId, role),
  }));
  await tx.insertInto("worker_activity_type").values(done).execute();
};
