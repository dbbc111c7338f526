import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { WorkerDrawer } from "../../features/worker-drawer/worker-drawer.tsx";
import { WorkerStanding } from "../../features/worker-movements/worker-standing.tsx";

type Props = {
  readonly pendency: Pick<Pendency, "employee" | "project">;
  readonly side: "left" | "right";
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Drawer about the worker of a document, with whether the worker may work today. */
export const WorkerOfPendency = ({ pendency: { employee, project }, side, opened, onClose }: Props) => (
  <WorkerDrawer
    id={employee?.id ?? null}
    projectId={project.id}
    standing={employee && <WorkerStanding workerId={employee.id} isElsewhere />}
    side={side}
    opened={opened}
    onClose={onClose}
  />
);
