// Notices to the suppliers of the participants of a class, one per act of the contractor.
import type { NoticeDetails } from "@emdia/contract/notices/notice.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { notifyAboutClass } from "../store/notices.ts";

type Event = Pick<Scope, "tx" | "now">;
type Class = { readonly contractorId: number; readonly id: number; readonly startsAt: string; readonly place: string };

/** First session and place, at the time of the event. */
const classDetails = ({ startsAt, place }: Class): NoticeDetails => ({
  day: startsAt.slice(0, 10),
  time: startsAt.slice(11, 16),
  ...(place !== "" && { place }),
});

export const notifyOfEnrolment = async ({ tx, now }: Event, training: Class, participantIds: readonly number[]): Promise<void> => {
  if (participantIds.length === 0) return;
  await notifyAboutClass(tx, training, { kind: "class_enrolment", participantIds, details: classDetails(training), now });
};

/** The class with its new times and place. */
export const notifyOfChange = ({ tx, now }: Scope, training: Class): Promise<void> =>
  notifyAboutClass(tx, training, { kind: "class_change", participantIds: null, details: classDetails(training), now });

type End = { readonly reason: string | null; readonly isRemoved: boolean };
export const notifyOfCancellation = ({ tx, now }: Scope, training: Class, { reason, isRemoved }: End): Promise<void> =>
  notifyAboutClass(tx, training, {
    kind: "class_cancellation",
    participantIds: null,
    details: { ...classDetails(training), ...(reason !== null && { text: reason }), ...(isRemoved && { isRemoved }) },
    now,
  });
