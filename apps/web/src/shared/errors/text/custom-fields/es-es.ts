import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of supplier groups and custom fields. */
export const text = {
  "company_group.not_found": "Grupo no encontrado.",
  "company_group.name_taken": "Ya existe un grupo con este nombre.",
  "company_group.stale": "Otra persona cambió este grupo mientras lo editaba. Recargue para ver qué cambió.",
  "company_group.unknown_provider": "Solo entran en el grupo proveedores vinculados a algún proyecto de la empresa.",
  "company_group.provider_stale": "Otra persona cambió los datos de este proveedor mientras los editaba. Recargue para ver qué cambió.",
  "custom_field.not_found": "Campo no encontrado.",
  "custom_field.name_taken": "Ya existe un campo con este nombre en este grupo.",
  "custom_field.stale": "Otra persona cambió este campo mientras lo editaba. Recargue para ver qué cambió.",
  "custom_field.retired": "Este campo ya no está en uso. Vuelva a usarlo antes de cambiarlo.",
  "custom_field.too_many": "Este grupo ya tiene el máximo de campos en uso. Retira uno que ya no se use.",
  "custom_field.kind_fixed": "El tipo de un campo no cambia después de crearlo. Retire este campo y cree otro.",
  "custom_field.options_repeated": "Hay opciones repetidas en la lista.",
  "custom_field.limits_reversed": "El mínimo es mayor que el máximo.",
  "custom_field.values_unfit": "Hay valores que los campos no aceptan. Revise los campos indicados.",
} as const satisfies { readonly [C in ExplainedIn<"customFieldRefusals">]: string };
