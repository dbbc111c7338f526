import { randomUUID } from "node:crypto";
import { cnpjCheckDigits } from "@emdia/contract/documents/cnpj.ts";
import type { World } from "./world.ts";

type Owner = Pick<World, "database">;

/** A company of a test's own, which nobody of the cast has to do with. */
export const newCompany = async ({ database }: Owner, sides: "contractor" | "provider" | "both" = "contractor"): Promise<number> => {
  const root = randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase();
  const { rows } = await database
    .ownerPool()
    .query<{ id: number }>(
      "insert into company (cnpj, name, trading_name, is_contractor, is_provider) values ($1, $2, $2, $3, $4) returning id",
      [`${root}${cnpjCheckDigits(root)}`, `Empresa ${root}`, sides !== "provider", sides !== "contractor"],
    );
  return onlyId(rows);
};

/** A company of the demo world, by the name people know it by. */
export const companyNamed = async ({ database }: Owner, tradingName: string): Promise<number> => {
  const { rows } = await database.ownerPool().query<{ id: number }>("select id from company where trading_name = $1", [tradingName]);
  return onlyId(rows);
};

/** The id of the one row that a statement answered. */
export const onlyId = ([row, ...others]: readonly { readonly id: number }[]): number => {
  if (!row || others.length > 0) throw new Error("exactly one row was expected");
  return row.id;
};
