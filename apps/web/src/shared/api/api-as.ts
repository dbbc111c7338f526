import type { Contract } from "@emdia/contract/contract.ts";
import type { Client } from "@emdia/contract/route.ts";
import { fetchWords } from "../errors/message-of.ts";
import { reportFailedCall } from "../errors/report-error.ts";
import { doors } from "./api.ts";
import { createClient } from "./client.ts";

/** Client for a token that is not stored yet, during the sign-in. */
export const apiAs = (accessToken: string): Client<Contract> =>
  createClient({
    ...doors,
    accessToken: async () => accessToken,
    denied: () => undefined,
    report: reportFailedCall,
    explain: fetchWords,
  });
