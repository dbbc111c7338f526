import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { CatalogueContent } from "../content.ts";

const TURN = 0x63_61_74_61_6c; // "catal"

/** Advisory lock: serializes concurrent starts, so that one publishes and the other finds the release. */
export const waitForTurn = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${TURN})`.execute(tx);
};

export const lastRelease = async (tx: Tx): Promise<string | undefined> =>
  (await tx.selectFrom("catalogue_release").select("hash").orderBy("published_at", "desc").limit(1).executeTakeFirst())?.hash;

export const rememberRelease = async (tx: Tx, hash: string): Promise<void> => {
  await sql`insert into catalogue_release (hash) values (${hash})
    on conflict (hash) do update set published_at = now()`.execute(tx);
};

export const saveTrainings = async (tx: Tx, trainings: CatalogueContent["trainings"]): Promise<void> => {
  await sql`insert into training
    select id, code, name, "nameEnUs", "nameEsEs", norm, "initialFigure", "periodicFigure", "validityFigure", triggers, ${PLATFORM_OWNER}, "documentTypeId"
      from json_to_recordset(${JSON.stringify(trainings)}::json) as made (id bigint, code text, name text, "nameEnUs" text, "nameEsEs" text,
        norm text, "initialFigure" text, "periodicFigure" text, "validityFigure" text, triggers text[], "documentTypeId" bigint)
    on conflict (id) do update set code = excluded.code, name = excluded.name, name_en_us = excluded.name_en_us, name_es_es = excluded.name_es_es,
      norm = excluded.norm, initial_figure = excluded.initial_figure, periodic_figure = excluded.periodic_figure,
      validity_figure = excluded.validity_figure, triggers = excluded.triggers, document_type_id = excluded.document_type_id`.execute(tx);
};

/** A figure of another day is a separate row, so that earlier values remain readable. */
export const saveFigures = async (tx: Tx, figures: CatalogueContent["figures"]): Promise<void> => {
  await sql`insert into norm_figure (owner_id, key, value, unit, source, holds_from, confidence, note)
    select ${PLATFORM_OWNER}, key, value, unit, source, "holdsFrom", confidence, note
      from json_to_recordset(${JSON.stringify(figures)}::json)
        as made (key text, value bigint, unit text, source text, "holdsFrom" date, confidence text, note text)
    on conflict (owner_id, key, holds_from) do update set value = excluded.value, unit = excluded.unit, source = excluded.source,
      confidence = excluded.confidence, note = excluded.note`.execute(tx);
};
