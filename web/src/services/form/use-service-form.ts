import type { Service } from '@parley/contract/services/schemas.ts';
import { call } from '../../platform/api.ts';
import { useDirtyState } from '../../platform/form/unsaved-changes.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { newService, readValues, valuesOf } from './service-values.ts';

const schema = async () => (await import('@parley/contract/services/schemas.ts')).ServiceFields;

/** The form for a new service, with a draft that survives a reload. */
export function useNewService(
  profile: Parameters<typeof newService>[0],
  done: (service: Service) => unknown,
) {
  return useForm({
    initial: newService(profile),
    schema,
    read: readValues,
    draft: 'service',
    send: (body) => call('POST /api/service/add', { body }),
    done,
  });
}

/** The form to edit a listed service. */
export function useServiceChange(service: Service, done: (service: Service) => unknown) {
  const initial = valuesOf(service);
  const form = useForm({
    initial,
    schema,
    read: readValues,
    send: (body) => call('PUT /api/service/:id', { params: { id: service.id }, body }),
    done: (changed) => {
      // The page has other forms, whose changes may be unsaved.
      saved.markSaved(form.values);
      return done(changed);
    },
  });
  const saved = useDirtyState(form.values, initial);
  return { form, saved };
}

export type ServiceForm = ReturnType<typeof useNewService>;
