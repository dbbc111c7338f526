import type { IsoDay } from "../../src/kernel/dates.ts";
import type { Career } from "./careers.ts";
import type { DrawnPerson } from "./people.ts";
import type { WorkRole } from "./roles.ts";

/** An inserted worker with its random data. */
export type SeededWorker = {
  readonly providerId: number;
  readonly id: number;
  readonly personId: number;
  readonly person: DrawnPerson;
  readonly admission: IsoDay;
  readonly role: WorkRole;
  readonly career: Career;
};
