import type { Tx } from "../../src/platform/database/transaction.ts";
import type { FileStore } from "../../src/platform/files/file-store.ts";
import { demoCompanies } from "../companies.ts";
import { ofContractorWaiting, undrawn } from "./sent-pendencies.ts";
import { writeDocuments } from "./write-documents.ts";

/** Documents drawn at the start, enough for the first pages of the lists. More would delay the start. */
const FIRST_MAX = 160;
const AT_ONCE = 8;

/** Draws the waiting documents of the first contractor before the server accepts requests. */
export const drawFirstDocuments = async (tx: Tx, files: FileStore): Promise<number> =>
  writeDocuments(tx, { files, atOnce: AT_ONCE }, await undrawn(tx, ofContractorWaiting(demoCompanies[0]?.cnpj ?? ""), FIRST_MAX));
