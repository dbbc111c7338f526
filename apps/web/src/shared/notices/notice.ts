import { NOTICE_HOLD_MS, NOTICE_MAX_WIDTH_VW } from "@emdia/contract/limits.ts";

export type NoticeKind = "success" | "warning" | "error";

const colors = { success: "green", warning: "yellow", error: "red" } as const satisfies { readonly [K in NoticeKind]: string };

/** Maximum width of a notice; on a phone it takes the full width. */
export const noticeMaxWidth = `${NOTICE_MAX_WIDTH_VW}vw`;

/** Options of a notice. The id contains the message, so that the same notice does not appear twice. */
export const noticeOf = (kind: NoticeKind, message: string) =>
  ({
    id: `${kind}: ${message}`,
    message,
    color: colors[kind],
    position: "top-right",
    autoClose: NOTICE_HOLD_MS,
    withCloseButton: true,
  }) as const;
