import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { type Effect, EFFECTS, effectOf } from './effects.ts';
import type { LocalMedia } from './local-media.ts';
import { useLocalMediaState } from './use-local-media.ts';

interface Props {
  localMedia: LocalMedia;
  effect: Effect;
  label: string;
}

/** Turns an effect of the browser on or off; nothing where it offers none. */
export function EffectSwitch({ localMedia, effect, label }: Props) {
  const state = useLocalMediaState(localMedia)[EFFECTS[effect]];
  const isOn = effectOf(effect, state.track);
  if (isOn === null) return null;
  return (
    <div className="mt-2">
      <Checkbox
        name={effect}
        value={isOn}
        onChange={(wanted) => void localMedia.switchEffect(effect, wanted)}
        label={label}
        error={undefined}
      />
    </div>
  );
}
