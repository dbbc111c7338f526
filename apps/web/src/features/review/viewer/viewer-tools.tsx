import { ActionIcon, Tooltip } from "@mantine/core";
import { IconArrowAutofitHeight, IconArrowAutofitWidth, IconDownload, IconMinus, IconPlus, IconRotateClockwise } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Looking } from "./use-view.ts";
import classes from "./viewer.module.css";

type ToolProps = {
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number; stroke?: number }>;
  readonly onClick: () => void;
  readonly isPressed?: boolean;
};

export const Tool = ({ label, Icon, onClick, isPressed }: ToolProps) => (
  <Tooltip label={label} openDelay={400} portalProps={{ target: "#conteudo" }}>
    <ActionIcon
      variant={isPressed ? "light" : "subtle"}
      color="gray"
      size={34}
      aria-label={label}
      onClick={onClick}
      {...(isPressed !== undefined && { "aria-pressed": isPressed })}
    >
      <Icon size={18} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  </Tooltip>
);

type Props = { readonly looking: Looking; readonly onDownload: () => void; readonly children?: ReactNode };

/** Toolbar of the viewer. */
export const ViewerTools = ({ looking: { view, percent, zoom, showAs, turn }, onDownload, children }: Props) => {
  const { t } = useTranslation("review");
  return (
    <div className={classes.tools} role="toolbar" aria-label={t("viewer.tools")}>
      <div className={classes.group}>
        <Tool label={t("viewer.smaller")} Icon={IconMinus} onClick={() => zoom(-1)} />
        <span className={classes.percent}>{percent}%</span>
        <Tool label={t("viewer.larger")} Icon={IconPlus} onClick={() => zoom(1)} />
        <Tool label={t("viewer.fitWidth")} Icon={IconArrowAutofitWidth} isPressed={view.zoom === "width"} onClick={() => showAs("width")} />
        <Tool label={t("viewer.fitPage")} Icon={IconArrowAutofitHeight} isPressed={view.zoom === "page"} onClick={() => showAs("page")} />
        <Tool label={t("viewer.turn")} Icon={IconRotateClockwise} onClick={turn} />
      </div>
      {children}
      <div className={classes.group}>
        <Tool label={t("viewer.download")} Icon={IconDownload} onClick={onDownload} />
      </div>
    </div>
  );
};
