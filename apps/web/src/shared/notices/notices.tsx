import { lazy, Suspense } from "react";
import { useObservable } from "../create-observable.ts";
import { noticesWanted } from "./wanted.ts";

const NoticeOutlet = lazy(async () => ({ default: (await import("./notice-outlet.tsx")).NoticeOutlet }));

/** Outlet of the notices; its code loads with the first notice. */
export const Notices = () =>
  useObservable(noticesWanted) && (
    <Suspense fallback={null}>
      <NoticeOutlet />
    </Suspense>
  );
