import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import {
  IconCalendarExclamation,
  IconCalendarX,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconCircleX,
  IconInbox,
  IconMessageCircleQuestion,
  IconSparkles,
} from "@tabler/icons-react";

/** Colours and icon of a status chip; `ink` is the text colour if it differs from the ground's own. */
export const statusLook = {
  OPEN: { ground: "grey", ink: "own", Icon: IconCircleDashed },
  IN_REVISION: { ground: "amber", ink: "black", Icon: IconInbox },
  DONE: { ground: "green", ink: "own", Icon: IconCircleCheck },
  NOT_APPLICABLE: { ground: "grey", ink: "own", Icon: IconCircleMinus },
  NEXT_DUE_DATE: { ground: "grey", ink: "own", Icon: IconCalendarExclamation },
  EXPIRED: { ground: "grey", ink: "red", Icon: IconCalendarX },
  SUPPORT: { ground: "grey", ink: "own", Icon: IconMessageCircleQuestion },
  PRE_ANALYSIS: { ground: "amber", ink: "own", Icon: IconSparkles },
  PRE_REJECTED: { ground: "grey", ink: "red", Icon: IconCircleX },
} as const satisfies { readonly [S in PendencyStatus]: unknown };
