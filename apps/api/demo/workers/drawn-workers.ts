import type { IsoDay } from "../../src/kernel/dates.ts";
import type { Career } from "./careers.ts";
import type { DrawnPerson } from "./people.ts";
import type { WorkRole } from "./roles.ts";

/** A worker of the world, with what it was drawn from. */
export type SeededWorker = {
  readonly providerId: number;
  readonly id: number;
  readonly personId: number;
  readonly person: DrawnPerson;
  readonly admission: IsoDay;
  readonly role: WorkRole;
  readonly career: Career;
};
