import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const container = document.getElementById('app')
if (container === null) throw new Error('The page has no #app')
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
