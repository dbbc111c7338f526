/** Actions of the history of a class, as keys of their texts. */
const deeds = [
  "training_class_created",
  "training_class_changed",
  "training_class_cancelled",
  "training_class_removed",
  "training_class_vacancy_changed",
  "training_participant_enrolled",
  "training_participant_removed",
  "training_participant_status_changed",
  "training_participant_score_changed",
  "training_participant_corrected",
  "training_file_added",
  "training_file_removed",
  "training_file_infected",
  "training_class_exported",
] as const;
type Deed = (typeof deeds)[number] | "other";

/** The text key of an action. A newer server may send actions that this client does not know. */
export const deedOf = (action: string): Deed => deeds.find((deed) => deed === action.replace(".", "_")) ?? "other";
