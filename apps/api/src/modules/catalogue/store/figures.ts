import type { NormFigureListQuery } from "@emdia/contract/catalogue/norm-figure-routes.ts";
import { type Confidence, PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleCatalogues } from "../policy.ts";
import type { Figure } from "../rules/figures.ts";
import { isVisible, nameContains } from "./visible-owner.ts";

export type StoredFigure = Figure & {
  readonly id: number;
  readonly source: string;
  readonly confidence: Confidence;
  readonly note: string | null;
};
const columns = ["owner_id as ownerId", "id", "key", "value", "unit", "source", "holds_from as holdsFrom", "confidence", "note"] as const;

/** Figures of the platform, and of one contractor if given. */
export const figuresOf = async (tx: Tx, contractorId: number | undefined): Promise<StoredFigure[]> => {
  const figures = tx
    .selectFrom("norm_figure")
    .select(columns)
    .where("owner_id", "in", [PLATFORM_OWNER, contractorId ?? PLATFORM_OWNER]);
  return (await reusePlan(sql<StoredFigure>`${figures}`).execute(tx)).rows;
};

export type ListedFigure = StoredFigure & { readonly holdsToday: boolean };
/** True for the latest row of its owner and key that applies by that day. */
const counts = (today: IsoDay) => sql<boolean>`norm_figure.holds_from is not distinct from (select max(f.holds_from) from norm_figure f
  where f.owner_id = norm_figure.owner_id and f.key = norm_figure.key and f.holds_from <= ${today}::date)`;

export const listFigurePage = async (
  tx: Tx,
  visible: VisibleCatalogues,
  { query, today, ...paging }: NormFigureListQuery & { readonly today: IsoDay },
): Promise<{ readonly rows: readonly ListedFigure[]; readonly meta: PagingMeta }> => {
  const found = tx
    .selectFrom("norm_figure")
    .where(isVisible(sql.ref("norm_figure.owner_id"), visible))
    .where(nameContains(sql`norm_figure.key || ' ' || norm_figure.source`, query));
  const rows = await found
    .select(columns)
    .select(counts(today).as("holdsToday"))
    .orderBy("key")
    .orderBy("holds_from")
    .orderBy("id")
    .limit(paging.itemsPerPage)
    .offset(offsetOf(paging))
    .execute();
  const counted = found
    .select("norm_figure.id")
    .limit(COUNTED_MAX + 1)
    .as("one");
  const { count } = await tx.selectFrom(counted).select(sql<number>`count(*)`.as("count")).executeTakeFirstOrThrow();
  return { rows, meta: metaOf(paging, count, rows.length) };
};

type OwnFigure = {
  readonly key: string;
  readonly value: number;
  readonly source: string;
  readonly holdsFrom: string;
  readonly note: string | null;
};

/** Returns undefined if the company already has this figure from that day. */
export const insertOwnFigure = (
  tx: Tx,
  ownerId: number,
  figure: OwnFigure & { readonly unit: string },
): Promise<StoredFigure | undefined> =>
  tx
    .insertInto("norm_figure")
    .values({
      owner_id: ownerId,
      key: figure.key,
      value: figure.value,
      unit: figure.unit,
      source: figure.source,
      holds_from: figure.holdsFrom,
      confidence: "own",
      note: figure.note,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
