import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  types: {
    all: "Todos los documentos",
    EMPLOYEE: "Del colaborador",
    RISK: "Del colaborador en actividad de riesgo",
    PROVIDER: "Del proveedor en el proyecto",
    OTHERS: "Otros",
    COMPANY: "De la empresa",
  },
  frequencies: {
    once: "Una vez",
    monthly: "Cada mes",
    yearly: "Cada año",
    always_valid: "Siempre válido",
    on_movement: "En cada movimiento",
  },
  categories: {
    employment: "Vínculo",
    payroll: "Nómina",
    working_time: "Jornada",
    charges: "Cargas sociales",
    certificates: "Certificados",
    corporate: "Empresa",
    vacation: "Vacaciones",
    dismissal: "Despido",
    benefits: "Beneficios",
    leave: "Licencia",
    without_employment: "Sin vínculo laboral",
    health: "Salud",
    programmes: "Programas",
    protective_equipment: "Equipos de protección",
    orders: "Órdenes de servicio",
    committee: "Comité de seguridad",
    training: "Capacitaciones",
    work_permit: "Permisos de trabajo",
    equipment: "Equipos",
    vehicles: "Vehículos",
    environment: "Medio ambiente",
    accident: "Accidentes",
  },
};
