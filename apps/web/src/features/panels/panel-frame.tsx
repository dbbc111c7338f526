import type { PanelName } from "@emdia/contract/panels/preferences.ts";
import { Skeleton } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMoveFocusOnUnmount } from "../../shared/ui/focus/use-move-focus-on-unmount.ts";
import { FailedRead } from "../../shared/ui/panels/failed-read.tsx";
import { PanelMenu } from "./menu/panel-menu.tsx";
import classes from "./panels.module.css";

/** Size of a panel by its kind, which begins its name. */
const sizeOf = (name: PanelName): "indicator" | "ranking" | "chart" => {
  if (name.startsWith("Indicator")) return "indicator";
  return name.startsWith("Ranking") ? "ranking" : "chart";
};

type Props = {
  readonly name: PanelName;
  readonly actions?: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
};

/** One panel: its title, actions and data set. Its size is the same while it loads, fails and is full, so that no other panel moves. */
export const PanelFrame = ({ name, actions, onKeyDown, children }: Props) => {
  const { t } = useTranslation("panels");
  const heading = useId();
  return (
    // The keys of a chart are also on its buttons.
    <section
      className={classes.panel}
      data-panel={name}
      data-size={sizeOf(name)}
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {t(`panels.${name}`)}
        </h2>
        <div className={classes.actions} data-picture="none">
          {actions}
          <PanelMenu name={name} />
        </div>
      </header>
      {children}
    </section>
  );
};

export const LoadingPanel = () => {
  const { t } = useTranslation("shared");
  return <Skeleton className={classes.skeleton ?? ""} role="status" aria-label={t("loading")} />;
};

type FailureProps = { readonly error: unknown; readonly onRetry: () => void };

/** Error of a data set with a retry button. When it unmounts, the focus moves to its panel. */
export const PanelFailure = ({ error, onRetry }: FailureProps) => {
  const panel = useRef<HTMLElement>(null);
  const own = useMoveFocusOnUnmount<HTMLDivElement>(() => panel.current?.focus());
  useLayoutEffect(() => {
    panel.current = own.current?.closest("section") ?? null;
  }, [own]);
  return (
    <div ref={own}>
      <FailedRead error={error} onRetry={onRetry} />
    </div>
  );
};

type BodyProps<T> = { readonly query: UseQueryResult<T>; readonly children: (data: T) => ReactNode };

/** Data set of a panel. A failed one is empty with its error, even if older figures are known. */
export const PanelBody = <T,>({ query, children }: BodyProps<T>) => {
  if (query.isError) return <PanelFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingPanel />;
  return (
    <div className={classes.body} aria-busy={query.isPlaceholderData} data-waiting={query.isPlaceholderData || undefined}>
      {children(query.data)}
    </div>
  );
};
