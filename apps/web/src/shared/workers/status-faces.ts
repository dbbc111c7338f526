import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { IconBeach, IconCircleCheck, IconDoorExit, IconMedicalCross, IconUserPlus } from "@tabler/icons-react";

/** Colour and icon of each worker status. */
export const statusFaces = {
  hiring: { tone: "info", Icon: IconUserPlus },
  active: { tone: "good", Icon: IconCircleCheck },
  away: { tone: "warn", Icon: IconMedicalCross },
  vacation: { tone: "info", Icon: IconBeach },
  dismissed: { tone: "neutral", Icon: IconDoorExit },
} as const satisfies { readonly [S in WorkerStatus]: unknown };
