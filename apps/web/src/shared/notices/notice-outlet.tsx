import { Notifications, notifications } from "@mantine/notifications";
import "@mantine/notifications/styles.layer.css";
import { IconAlertTriangle, IconCheck, IconX } from "@tabler/icons-react";
import i18next from "i18next";
import { type NoticeKind, noticeMaxWidth, noticeOf } from "./notice.ts";
import classes from "./notice-outlet.module.css";

const icons = { success: IconCheck, warning: IconAlertTriangle, error: IconX } as const satisfies { readonly [K in NoticeKind]: unknown };

export const showNotice = (kind: NoticeKind, message: string): void => {
  const Icon = icons[kind];
  notifications.show({
    ...noticeOf(kind, message),
    icon: <Icon size={18} role="img" aria-label={i18next.t(`notice.${kind}`)} />,
    closeButtonProps: { "aria-label": i18next.t("close") },
    className: `${classes.notice} ${kind === "success" ? classes.success : ""}`,
  });
};

export const NoticeOutlet = () => (
  <Notifications classNames={{ root: classes.root ?? "" }} style={{ "--notice-max-width": noticeMaxWidth }} />
);
