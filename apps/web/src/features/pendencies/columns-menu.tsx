import { Button, Checkbox, Popover } from "@mantine/core";
import { IconColumns3 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useObservable } from "../../shared/create-observable.ts";
import { optionalColumns, showColumn, shownColumns } from "./columns.ts";
import classes from "./columns-menu.module.css";

/** Selection of the visible columns, stored in this browser. */
export const ColumnsMenu = () => {
  const { t } = useTranslation("pendencies");
  const shown = useObservable(shownColumns);
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden="true" />}>
          {t("columns")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("columns")} className={classes.columns}>
        {optionalColumns.map((column) => (
          <Checkbox
            key={column}
            label={t(`column.${column}`)}
            checked={shown.includes(column)}
            onChange={({ currentTarget }) => showColumn(column, currentTarget.checked)}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
};
