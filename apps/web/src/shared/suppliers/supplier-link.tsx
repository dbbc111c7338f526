import { lazy, Suspense } from "react";
import type { SupplierLinkProps } from "./linked-supplier.tsx";

const LinkedSupplier = lazy(async () => ({ default: (await import("./linked-supplier.tsx")).LinkedSupplier }));

/** Name of a supplier, which becomes a link once its code has loaded: the screens that use it are near their budget (decision 0024). */
export const SupplierLink = ({ supplier }: SupplierLinkProps) => (
  <Suspense fallback={supplier.name}>
    <LinkedSupplier supplier={supplier} />
  </Suspense>
);
