import type { Tx } from "../../src/platform/database/transaction.ts";
import type { FileStore } from "../../src/platform/files/file-store.ts";
import { demoCompanies } from "../companies.ts";
import { ofContractorWaiting, undrawn } from "./sent-pendencies.ts";
import { writeDocuments } from "./write-documents.ts";

/** The first pages of the lists that somebody opens while the job goes on with the rest: more would keep the start waiting. */
const FIRST_MAX = 160;
const AT_ONCE = 8;

/** What somebody of the first contractor would open on the first morning is there before anybody can ask for it. */
export const drawFirstDocuments = async (tx: Tx, files: FileStore): Promise<number> =>
  writeDocuments(tx, { files, atOnce: AT_ONCE }, await undrawn(tx, ofContractorWaiting(demoCompanies[0]?.cnpj ?? ""), FIRST_MAX));
