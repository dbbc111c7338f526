import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of badges, their configuration and images. */
export const text = {
  "badge.not_found": "This badge no longer exists, or you have no access to it.",
  "badge.not_enabled": "The contractor of this project does not use Em Dia badges.",
  "badge.training_lacking": "The badge cannot be printed: the required trainings are not in force.",
  "badge_config.stale": "Someone else changed the badge configuration. Check the changes and save again.",
  "badge_config.field_unknown": "One of the fields chosen for the badge no longer exists.",
  "badge_config.field_twice": "A field appears more than once on the badge.",
  "badge_config.training_unknown": "One of the chosen trainings no longer exists. Reload the list.",
  "badge_config.training_missing": "Choose at least one training, or require all of them.",
  "image.unreadable": "The image cannot be opened. Save it again as JPEG or PNG and send it once more.",
  "image.too_large": "The image has too many pixels. Reduce it to 40 million pixels at most and send it again.",
  "image.not_scanned": "The image is still being checked. It appears in a moment.",
  "image.infected": "The virus check refused the image. Send another one.",
} as const satisfies { readonly [C in ExplainedIn<"badgeRefusals">]: string };
