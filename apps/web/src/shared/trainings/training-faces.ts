import type { ClassState, ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";
import {
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconPlayerPlay,
  IconUserCheck,
  IconUserMinus,
  IconUserPlus,
  IconUserX,
} from "@tabler/icons-react";

/** Colour and icon of each state of a class. */
export const classStateFaces = {
  planned: { tone: "info", Icon: IconCalendarEvent },
  running: { tone: "warn", Icon: IconPlayerPlay },
  finished: { tone: "good", Icon: IconCircleCheck },
  cancelled: { tone: "neutral", Icon: IconCircleX },
} as const satisfies { readonly [S in ClassState]: unknown };

/** Colour and icon of each status of a participant. */
export const participantFaces = {
  enrolled: { tone: "neutral", Icon: IconUserPlus },
  present: { tone: "info", Icon: IconUserCheck },
  absent: { tone: "warn", Icon: IconUserMinus },
  approved: { tone: "good", Icon: IconCircleCheck },
  failed: { tone: "bad", Icon: IconUserX },
  removed: { tone: "neutral", Icon: IconCircleMinus },
} as const satisfies { readonly [S in ParticipantStatus]: unknown };
