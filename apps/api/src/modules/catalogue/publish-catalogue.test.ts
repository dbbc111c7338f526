import { Kysely, PostgresDialect } from "kysely";
import { expect, test } from "vitest";
import { platformCatalogue } from "../../../catalogue/platform-catalogue.ts";
import { ownDatabase } from "../../../test/database.ts";
import type { Database } from "../../platform/database/tables.gen.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { publishCatalogue } from "./publish-catalogue.ts";
import { questionsOf } from "./store/document-types.ts";

const database = ownDatabase();
const [first] = platformCatalogue.documentTypes;
if (!first) throw new Error("the platform asks for nothing");

/** Runs the work in a transaction that is rolled back. */
const trying = async (work: (tx: Tx) => Promise<void>) => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: database.ownerPool() }) });
  const trx = await db.startTransaction().execute();
  try {
    await work(trx);
  } finally {
    await trx.rollback().execute();
  }
};
const versionsOf = async (tx: Tx, id: number): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom("document_type_version")
    .select("version")
    .where("owner_id", "=", 0)
    .where("document_type_id", "=", id)
    .orderBy("version")
    .execute();
  return rows.map(({ version }) => version);
};
const countVersions = async (tx: Tx) =>
  (
    await tx
      .selectFrom("document_type_version")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("owner_id", "=", 0)
      .executeTakeFirstOrThrow()
  ).count;
const headOf = (tx: Tx, id: number) =>
  tx.selectFrom("document_type").select(["version", "name", "retired"]).where("owner_id", "=", 0).where("id", "=", id).executeTakeFirst();
const asking = (text: string) => {
  const [question, ...others] = first.questions;
  if (!question) throw new Error("the first type asks nothing");
  const changed = { ...first, questions: [{ ...question, text }, ...others] };
  return { ...platformCatalogue, documentTypes: [changed, ...platformCatalogue.documentTypes.slice(1)] };
};

test("publishCatalogue writes nothing when the catalogue is unchanged", async () => {
  await trying(async (tx) => {
    const before = await countVersions(tx);
    expect(before).toBe(platformCatalogue.documentTypes.length);
    expect(await publishCatalogue(tx, platformCatalogue)).toBe("unchanged");
    expect(await countVersions(tx)).toBe(before);
  });
});

test("publishCatalogue adds a version only to a changed type", async () => {
  await trying(async (tx) => {
    const before = await countVersions(tx);
    expect(await publishCatalogue(tx, asking("Uma pergunta nova?"))).toBe("published");
    expect(await countVersions(tx)).toBe(before + 1);
    expect(await versionsOf(tx, first.id)).toEqual([1, 2]);
    const textOf = async (version: number) => (await questionsOf(tx, { ownerId: 0, id: first.id, version }))[0]?.text;
    expect([await textOf(1), await textOf(2)]).toEqual([first.questions[0]?.text, "Uma pergunta nova?"]);
    expect(await headOf(tx, first.id)).toMatchObject({ version: 2, retired: false });

    expect(await publishCatalogue(tx, platformCatalogue)).toBe("published");
    expect(await versionsOf(tx, first.id)).toEqual([1, 2, 3]);
  });
});

test("publishCatalogue retires a missing type and restores it unchanged", async () => {
  await trying(async (tx) => {
    const without = { ...platformCatalogue, documentTypes: platformCatalogue.documentTypes.slice(1) };
    await publishCatalogue(tx, without);
    expect(await headOf(tx, first.id)).toMatchObject({ retired: true, version: 1 });
    expect(await questionsOf(tx, { ownerId: 0, id: first.id, version: 1 })).toHaveLength(first.questions.length);
    await publishCatalogue(tx, platformCatalogue);
    expect(await headOf(tx, first.id)).toMatchObject({ retired: false, version: 1 });
  });
});

test("publishCatalogue adds figures of a new day and versions of changed activities", async () => {
  await trying(async (tx) => {
    const figures = [
      ...platformCatalogue.figures,
      {
        key: "crf.validity",
        value: 45,
        unit: "days",
        source: "Circular nova",
        holdsFrom: "2027-01-01",
        confidence: "checked" as const,
        note: null,
      },
    ];
    const [activity, ...others] = platformCatalogue.riskActivities;
    if (!activity) throw new Error("the platform knows no activity");
    const riskActivities = [{ ...activity, trainingIds: [...activity.trainingIds, 1] }, ...others];
    await publishCatalogue(tx, { ...platformCatalogue, figures, riskActivities });
    const stored = await tx
      .selectFrom("norm_figure")
      .select(["value", "holds_from"])
      .where("owner_id", "=", 0)
      .where("key", "=", "crf.validity")
      .orderBy("holds_from")
      .execute();
    expect(stored.map(({ value }) => value)).toEqual([30, 45]);
    const demanded = await tx
      .selectFrom("risk_activity_training")
      .select("version")
      .where("owner_id", "=", 0)
      .where("risk_activity_id", "=", activity.id)
      .orderBy("version")
      .execute();
    expect(demanded.map(({ version }) => version)).toEqual([1, 2, 2]);
  });
});
