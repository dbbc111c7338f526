import type { ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import { Button, Menu } from "@mantine/core";
import { IconBookmark, IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { today } from "../../../shared/format/today.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { useStandsOnBothSides } from "../../../shared/session/companies/both-sides.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import type { PendenciesFilter } from "../pendency-filter.ts";
import { builtInViews } from "./built-in-views.ts";
import { changeTo, isShowing, viewOf } from "./views.ts";
import classes from "./views-menu.module.css";
import { viewsQuery } from "./views-queries.ts";

const SaveViewDialog = lazyDialog(async () => (await import("./save-view-dialog.tsx")).SaveViewDialog);
const OwnViewsDialog = lazyDialog(async () => (await import("./own-views-dialog.tsx")).OwnViewsDialog);

type Props = { readonly filter: PendenciesFilter };
type ItemProps = Props & { readonly name: string; readonly view: ViewFilter };

const Item = ({ name, view, filter: { asked, choose } }: ItemProps) => {
  const isShown = isShowing(asked, view, today());
  return (
    <Menu.Item
      aria-current={isShown || undefined}
      rightSection={isShown && <IconCheck size={16} aria-hidden="true" />}
      onClick={() => choose(changeTo(view, today()))}
    >
      {name}
    </Menu.Item>
  );
};

/** Menu with the built-in and the user's own views. */
export const ViewsMenu = ({ filter }: Props) => {
  const { t } = useTranslation(["pendencies", "shared"]);
  const may = useMay();
  const standsOnBothSides = useStandsOnBothSides();
  const [opened, setOpened] = useState(false);
  const messageOf = useMessageOf();
  const { data: own = [], error, refetch } = useQuery({ ...viewsQuery, enabled: opened });
  const [saving, keeping] = [useDialog<true>(), useDialog<true>()];
  const button = useRef<HTMLButtonElement>(null);
  // The menu item that opened the dialog has unmounted, so the focus returns to the menu button.
  const focusButton = () => button.current?.focus();
  return (
    <>
      <Menu position="bottom-end" opened={opened} onChange={setOpened}>
        <Menu.Target>
          <Button ref={button} variant="default" leftSection={<IconBookmark size={16} aria-hidden="true" />}>
            {t("views.label")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="70vh" style={{ overflowY: "auto" }}>
          {builtInViews({ may, standsOnBothSides }).map(({ view, filter: viewFilter }) => (
            <Item key={view} name={t(`views.${view}`)} view={viewFilter} filter={filter} />
          ))}
          {error && <Menu.Label className={classes.failed ?? ""}>{messageOf(error)}</Menu.Label>}
          {error && (
            <Menu.Item closeMenuOnClick={false} onClick={() => void refetch()}>
              {t("shared:retry")}
            </Menu.Item>
          )}
          {own.length > 0 && <Menu.Divider />}
          {own.length > 0 && <Menu.Label>{t("views.own")}</Menu.Label>}
          {own.map(({ id, name, filter: view }) => (
            <Item key={id} name={name} view={view} filter={filter} />
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => saving.open(true)}>{t("views.save")}</Menu.Item>
          {own.length > 0 && <Menu.Item onClick={() => keeping.open(true)}>{t("views.manage")}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <SaveViewDialog opened={saving.opened} view={viewOf(filter.asked, today())} onClose={saving.close} focusInstead={focusButton} />
      <OwnViewsDialog opened={keeping.opened} view={viewOf(filter.asked, today())} onClose={keeping.close} focusInstead={focusButton} />
    </>
  );
};
