import type { DigestMailTexts } from "../../digests/digest-mail-texts.ts";
import type { NoticeMailTexts } from "../notice-mail-texts.ts";

export const noticeTexts: NoticeMailTexts = {
  rejection: { one: "Document rejected: {subject}", many: "{count} documents rejected", line: "{subject}, by {actor}" },
  dispute: { one: "Rejection disputed: {subject}", many: "{count} rejections disputed", line: "{subject}, by {actor}" },
  dispute_upheld: { one: "Rejection upheld: {subject}", many: "{count} rejections upheld", line: "{subject}, by {actor}" },
  dispute_reversed: { one: "Rejection reversed: {subject}", many: "{count} rejections reversed", line: "{subject}, by {actor}" },
  dispute_escalation: {
    one: "Dispute without a decision: {subject}",
    many: "{count} disputes without a decision",
    line: "{subject}, from {actor}",
  },
  question: { one: "Question about {subject}", many: "{count} questions await an answer", line: "{subject}, from {actor}" },
  answer: { one: "Answer about {subject}", many: "{count} answers to your questions", line: "{subject}, from {actor}" },
  mention: { one: "{actor} mentioned you", many: "You were mentioned {count} times", line: "{subject}, by {actor}" },
  restriction: { one: "Worker restricted: {subject}", many: "{count} workers restricted", line: "{subject}, by {actor}" },
  access: { one: "You were given access", many: "You were given access {count} times", line: "{subject}, by {actor}" },
  escalation: { one: "Late review: {subject}", many: "{count} late reviews", line: "{subject}. Review due: {due}" },
  reminder: {
    one: "{actor}: documents to send",
    many: "{count} reminders of documents",
    line: "{actor} asks for the pending documents of {subject}",
  },
  class_enrolment: {
    one: "Workers enrolled in {subject}",
    many: "{count} enrolments in classes",
    line: "{subject}, by {actor}. {when}. Enrolled: {people}",
  },
  class_change: {
    one: "Change of the class {subject}",
    many: "{count} changes of classes",
    line: "{subject}, by {actor}. Now: {when}. Enrolled: {people}",
  },
  class_cancellation: {
    one: "Class cancelled: {subject}",
    many: "{count} classes cancelled",
    line: "{subject}, by {actor}. It was planned for: {when}. Enrolled: {people}",
  },
  schedule_suspension: {
    one: "Schedule suspended: {subject}",
    many: "{count} schedules suspended",
    line: "{subject}. {when}. May not work: {people}",
  },
  wholeSchedule: "{subject}. {when}",
  scheduleCauses: {
    conflict: "Conflict with another schedule that is not accepted yet",
    activity_removed: "Activity removed from the project",
  },
  openDocuments: "Open: {count}",
  expiredDocuments: "Expired: {count}",
  countsCover: "The counts cover all projects of the contractor that the sender sees. The list shows the projects that you have access to.",
  says: "Open each item to see what to do.",
  more: "and {count} more, in the notices of the platform",
  action: "Open Em Dia",
  unsubscribe: "Stop receiving these e-mails",
};

export const digestTexts: DigestMailTexts = {
  title: "Your pending documents of {day}",
  says: "A summary of what depends on you.",
  sections: { digest_daily: "Today and tomorrow", digest_weekly: "This week", digest_next_due: "Near expiry" },
  to_send: "Documents to send: {total}. Late: {late}. Due in this period: {soon}.",
  to_review: "Documents to review: {total}. Late: {late}. Due in this period: {soon}.",
  near_expiry: "Documents near expiry: {total}. Expiring within 7 days: {soon}.",
  line: "{day}: {subject}",
  trainings: "Trainings to renew",
  bands: {
    expired: "Expired: {count}.",
    day: "Expiring by tomorrow: {count}.",
    week: "Expiring within 7 days: {count}.",
    month: "Expiring within 30 days: {count}.",
    near: "Near expiry: {count}.",
  },
  nextClass: "Next class: {name}, {when}. Places: {free}.",
  noClass: "No class with places",
  action: "See the pending documents",
  unsubscribe: "Stop receiving this summary",
};
