import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import { riskActivitiesOf } from "../src/modules/catalogue/index.ts";
import type { Tx } from "../src/platform/database/transaction.ts";
import type { Dice } from "./random.ts";
import type { SeededWorker } from "./workers-drawn.ts";

const RISKS_MAX = 3;
const OLD_NAME = "Atividade encerrada";

/** What kinds of work each supplier's people do: one for each of their roles, with risks of the platform's, and one that is past. */
export const seedActivityTypes = async (tx: Tx, dice: Dice, workers: readonly SeededWorker[]): Promise<void> => {
  const risks = (await riskActivitiesOf(tx, PLATFORM_OWNER)).filter(({ ownerId }) => ownerId === PLATFORM_OWNER);
  const names = [...Map.groupBy(workers, ({ providerId }) => providerId)].flatMap(([provider_id, staff]) => [
    ...[...new Set(staff.map(({ role }) => role))].toSorted().map((name) => ({ provider_id, name, status: "active" as const })),
    { provider_id, name: OLD_NAME, status: "inactive" as const },
  ]);
  const types = await tx.insertInto("activity_type").values(names).returning(["provider_id", "id", "name"]).execute();
  const demanded = types.flatMap(({ provider_id, id }) =>
    dice.some(risks, dice.whole(RISKS_MAX + 1)).map((risk) => ({
      provider_id,
      activity_type_id: id,
      activity_owner_id: risk.ownerId,
      activity_id: risk.id,
    })),
  );
  await tx.insertInto("activity_type_risk").values(demanded).execute();
  const done = workers.flatMap(({ providerId, id, role }) =>
    types
      .filter(({ provider_id, name }) => provider_id === providerId && name === role)
      .map((type) => ({ provider_id: providerId, worker_id: id, activity_type_id: type.id })),
  );
  await tx.insertInto("worker_activity_type").values(done).execute();
};
