import { Notifications, notifications } from "@mantine/notifications";
import "@mantine/notifications/styles.layer.css";
import { IconAlertTriangle, IconCheck, IconX } from "@tabler/icons-react";
import i18next from "i18next";
import type { ReactNode } from "react";
import { onUserChange } from "../session/sign-out/owner-change.ts";
import { type NoticeKind, noticeMaxWidth, noticeOf } from "./notice.ts";
import classes from "./notice-outlet.module.css";

const icons = { success: IconCheck, warning: IconAlertTriangle, error: IconX } as const satisfies { readonly [K in NoticeKind]: unknown };

type NoticeOptions = Omit<ReturnType<typeof noticeOf>, "id" | "message" | "autoClose"> & {
  readonly id: string;
  readonly message: ReactNode;
  readonly autoClose: number;
};

const show = (kind: NoticeKind, shown: NoticeOptions): void => {
  const Icon = icons[kind];
  notifications.show({
    ...shown,
    icon: <Icon size={18} role="img" aria-label={i18next.t(`notice.${kind}`)} />,
    closeButtonProps: { "aria-label": i18next.t("close") },
    className: classes.notice ?? "",
  });
};

export const showNotice = (kind: NoticeKind, message: string): void => show(kind, noticeOf(kind, message));

const unseen = new Set<string>();
// Hides unread notices of the previous user.
onUserChange(() => {
  for (const id of unseen) notifications.hide(id);
  unseen.clear();
});

export const showWithLink = (id: string, content: (close: () => void) => ReactNode, kind: NoticeKind): void => {
  unseen.add(id);
  show(kind, { ...noticeOf(kind, ""), id, message: content(() => void notifications.hide(id)) });
};

export const NoticeOutlet = () => (
  <Notifications classNames={{ root: classes.root ?? "" }} style={{ "--notice-max-width": noticeMaxWidth }} />
);
