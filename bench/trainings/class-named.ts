import type pg from "pg";
import type { FULL_CLASSES } from "../data/trainings.ts";

/** A class of the largest contractor that the data names. */
export const classNamed = async (owner: pg.Client, name: keyof typeof FULL_CLASSES) => {
  const { rows } = await owner.query<{ contractorId: string; id: string }>(
    'select contractor_id as "contractorId", id from training_class where name = $1',
    [name],
  );
  const [found] = rows;
  if (!found) throw new Error(`the data has no class ${name}`);
  return { contractorId: Number(found.contractorId), id: Number(found.id) };
};
