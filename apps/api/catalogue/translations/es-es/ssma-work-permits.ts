import type { TypeTexts } from "../../translation.ts";

export const ssmaWorkPermits: { readonly [code: string]: TypeTexts } = {
  "SSMA-APR": [
    "Análisis de las etapas de la tarea, de los peligros y de los controles, leído por todo el equipo.",
    "APR de la actividad del proyecto con la conformidad de los ejecutantes.",
    ["¿La APR describe las etapas de la tarea que se hará en el proyecto?", "Descarga, montaje de base, elevación, trabado."],
    ["¿Para cada etapa hay peligro, consecuencia y control?", "Caída de pieza: aislar el área, atar la herramienta."],
    ["¿Se consideraron las interferencias y el clima?", "Parar con viento superior a 40 km/h."],
    ["¿Los ejecutantes y el responsable firmaron antes de empezar?", "6 firmas el 02/03/2026, 7 h."],
  ],
  "SSMA-PT-QUENTE": [
    "Modelo y último permiso emitido para soldadura, corte y amolado.",
    "PT completada de un día de este mes y el procedimiento que la rige.",
    ["¿La PT identifica lugar, servicio, hora de inicio y de fin?", "Trituración, corte de chapa, de 8 a 11 h."],
    ["¿Extintor, manta, retiro de combustibles y observador están marcados?", "Extintor de polvo 6 kg, observador José Lima."],
    ["¿Se midió la atmósfera donde puede haber inflamables?", "LIE 0 %, 7:50."],
    ["¿Emisor y ejecutante firmaron, y hubo ronda después del término?", "Ronda de 30 minutos a las 11:30."],
  ],
  "SSMA-PET": [
    "Permiso de entrada y trabajo y registro de los espacios del proyecto.",
    "Registro de los espacios, modelo de la PET y una PET cerrada.",
    ["¿El espacio de la PET está en el registro, con volumen, accesos y riesgos?", "EC-012, silo 3, acceso lateral al espacio."],
    ["¿Las mediciones de O2, LIE, CO y H2S se hicieron antes y durante?", "O2 20,8 %; LIE 0 %; CO 0; H2S 0."],
    ["¿Supervisor, vigía y autorizados están capacitados y nombrados?", "Supervisor 40 h, vigía 16 h."],
    ["¿El rescate previsto es compatible y estaba disponible?", "Trípode, malacate, equipo de rescate en el interno 193."],
  ],
  "SSMA-PROC-ALTURA": [
    "Procedimiento de trabajo en altura con el plan de rescate y la prueba del simulacro.",
    "Procedimiento, plan de rescate e informe del último simulacro.",
    ["¿El procedimiento cubre las formas de acceso del proyecto?", "Andamio, escalera marinera, línea de vida."],
    ["¿El plan de rescate dice quién rescata, con qué y en cuánto tiempo?", "Equipo propio, 10 minutos, kit de descenso."],
    ["¿Se hizo el simulacro, con fallas y correcciones?", "Simulacro de 12/2025, 8 minutos."],
    ["¿Un profesional habilitado o calificado aprobó los documentos?", "Ing. de seguridad, 01/2026."],
  ],
  "SSMA-RIGGING": [
    "Plan de izaje con cálculo, croquis, suelo y accesorios, para cargas críticas.",
    "Plan de izaje firmado, con ART, tabla de carga y croquis.",
    ["¿El plan trae peso, radio, capacidad y porcentaje de uso de la grúa?", "Carga 12 t, radio 9 m, 71 % de la tabla."],
    ["¿Eslingas, grilletes y ganchos se dimensionaron e identificaron?", "2 eslingas de 10 t, ángulo 60°."],
    ["¿Se evaluaron suelo, apoyo, viento y líneas eléctricas?", "Placas de 1 × 1 m, parar por encima de 36 km/h."],
    ["¿Rigger e ingeniero firmaron, con ART?", "ART nº MG20260099887."],
  ],
  "SSMA-EMERGENCIA": [
    "Escenarios, recursos y contactos del proveedor, integrados al plan de la contratante.",
    "Plan de emergencia del proyecto y el último simulacro.",
    ["¿Los escenarios son los del proyecto (caída, incendio, derrame, malestar súbito)?", "5 escenarios, matriz de recursos."],
    ["¿Los contactos y el hospital de referencia son actuales?", "Hospital a 12 km, interno 193."],
    ["¿Brigadistas y socorristas están capacitados en número suficiente?", "4 brigadistas por turno de trabajo."],
    ["¿El plan se integró al de la contratante y se simuló?", "Simulacro conjunto en 11/2025."],
  ],
};
