import { useSortable } from "@dnd-kit/sortable";
import type { PanelName } from "@emdia/contract/panels/preferences.ts";
import { useReducedMotion } from "@mantine/hooks";
import { IconGripVertical } from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import classes from "./arrange.module.css";

type Props = { readonly type: PanelName; readonly onKeyDown: (event: KeyboardEvent) => void; readonly children: ReactNode };

/** Row that the pointer drags by its handle. The handle takes no focus, because the row has buttons and keys as well. */
export const SortableRow = ({ type, onKeyDown, children }: Props) => {
  const isStill = useReducedMotion();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: type });
  const style = {
    ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }),
    ...(transition && !isStill && { transition }),
  };
  return (
    <li
      ref={setNodeRef}
      data-panel={type}
      data-dragging={isDragging || undefined}
      className={classes.row}
      style={style}
      onKeyDown={onKeyDown}
    >
      <span className={classes.handle} data-control="handle" aria-hidden="true" {...listeners}>
        <IconGripVertical size={18} />
      </span>
      {children}
    </li>
  );
};
