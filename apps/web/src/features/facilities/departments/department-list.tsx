import type { Department, Facility } from "@emdia/contract/facilities/routes.ts";
import { Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import lines from "../../../shared/ui/lines.module.css";
import { ErrorAlert } from "../error-alert.tsx";
import { departmentsQuery } from "../facilities-queries.ts";
import classes from "./department-list.module.css";
import { DepartmentRow } from "./department-row.tsx";
import { NewDepartment } from "./new-department.tsx";

const RemovalDialog = lazyDialog(async () => (await import("./department-removal.tsx")).DepartmentRemovalDialog);

const Waiting = ({ rows }: { readonly rows: number }) => (
  <>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
      <div key={row} className={classes.row}>
        <Skeleton height={12} width="40%" />
      </div>
    ))}
  </>
);

type RowsProps = { readonly facility: Facility; readonly departments: readonly Department[] };

const Rows = ({ facility, departments }: RowsProps) => {
  const { t } = useTranslation("facilities");
  const list = useRef<HTMLUListElement>(null);
  const removal = useDialog<Department>();
  return (
    <>
      {departments.length === 0 && <p className={classes.hint}>{t("department.none")}</p>}
      <ul ref={list} className={lines.lines} tabIndex={-1} aria-label={t("department.listOf", { name: facility.name })}>
        {departments.map((department) => (
          <DepartmentRow key={department.id} department={department} onRemove={removal.open} />
        ))}
      </ul>
      <RemovalDialog
        department={removal.subject}
        opened={removal.opened}
        onClose={removal.close}
        focusInstead={() => list.current?.focus()}
      />
    </>
  );
};

/** The departments of a facility, loaded when the user opens it. */
export const DepartmentList = ({ facility }: { readonly facility: Facility }) => {
  const { t } = useTranslation(["facilities", "shared"]);
  const mayLoad = useMay()("see_department");
  const { data, error, refetch } = useQuery({ ...departmentsQuery(facility.id), enabled: mayLoad });

  if (!mayLoad) return <p className={classes.hint}>{t("department.closed")}</p>;
  return (
    <div className={classes.areas}>
      {data && <Rows facility={facility} departments={data} />}
      {!data && error === null && <Waiting rows={facility.departmentCount} />}
      {error !== null && (
        <>
          <ErrorAlert error={error} />
          <Button variant="default" my="sm" onClick={() => void refetch()}>
            {t("shared:retry")}
          </Button>
        </>
      )}
      {data && facility.can.addDepartment && <NewDepartment facility={facility} />}
    </div>
  );
};
