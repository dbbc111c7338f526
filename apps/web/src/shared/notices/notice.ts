import { NOTICE_HOLD_MS, NOTICE_MAX_WIDTH_VW } from "@emdia/contract/limits.ts";

export type NoticeKind = "success" | "warning" | "error";

const colors = { success: "green", warning: "yellow", error: "red" } as const satisfies { readonly [K in NoticeKind]: string };

/** How wide notices may become where there is room beside them; a phone gives them all it has. */
export const noticeMaxWidth = `${NOTICE_MAX_WIDTH_VW}vw`;

/** What a notice is, whatever shows it. The same words are not said twice at a time: that is what the id is for. */
export const noticeOf = (kind: NoticeKind, message: string) =>
  ({
    id: `${kind}: ${message}`,
    message,
    color: colors[kind],
    position: "top-right",
    autoClose: NOTICE_HOLD_MS,
    withCloseButton: true,
  }) as const;
