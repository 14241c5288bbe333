import type { UnregisteredDog } from '#contract/unregisteredDog.ts'
import { DogFacts } from '../../dogs/name/DogFacts.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { IdentityFacts } from './IdentityFacts.tsx'

/** A dog as its entry tells it. */
export function ToldDog({ dog }: { dog: UnregisteredDog }) {
  const birthYear = dog.birthDate === null ? null : Number(dog.birthDate.slice(0, 4))
  return (
    <>
      <Text strong breaks>
        {dog.name}
      </Text>
      <DogFacts dog={{ ...dog, birthYear, titles: [] }} breed />
      <IdentityFacts dog={dog} />
    </>
  )
}
