// Facts that decide the results of participants: the class, and the permissions of the user.
import type { Scope } from "../../../platform/access/scope.ts";
import { dayInSaoPaulo, timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { mayChange, mayOnClass } from "../policy.ts";
import { classState } from "../rules/class-state.ts";
import type { Actor, Conditions } from "../rules/results.ts";
import { type StoredClass, sessionsOf } from "../store/classes.ts";

/** Sessions and minimums that decide the results of a class. */
export const conditionsOf = async (scope: Pick<Scope, "tx" | "now">, training: StoredClass): Promise<Conditions> => ({
  sessions: await sessionsOf(scope.tx, training),
  today: dayInSaoPaulo(scope.now),
  isFinished: classState(training, timeInSaoPaulo(scope.now)) === "finished",
  hasTest: training.hasTest,
  minimumScoreTenths: training.minimumScoreTenths,
  minimumAttendance: training.minimumAttendance,
});

type Recorder = Pick<Scope, "entries"> & { readonly account: { readonly id: number } };
/** Changes of results for which the user has the permission. */
export const actorOf = (scope: Recorder, training: StoredClass): Actor => ({
  accountId: scope.account.id,
  mayStatus: mayOnClass(scope, "update_training_class_employees_status", training),
  mayScore: mayOnClass(scope, "update_training_class_employees_score", training),
  mayWithdraw: mayChange(scope, "remove_training_class_retroactive", training),
});
